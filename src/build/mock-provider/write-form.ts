/** A question of a form. */
export interface FormField {
  name: string;
  label: string;
  type: 'text' | 'email' | 'tel' | 'textarea' | 'choice';
  autocomplete?: string;
  choices?: string[];
}

interface Form {
  fields: FormField[];
  button: string;
  /** what is said when it is sent */
  done: string;
}

/** A form that checks what is required, and is never sent. */
export function writeForm({ fields, button, done }: Form): string {
  return `<form action="about:blank">
${fields.map(writeField).join('\n')}
<button type="submit">${button}</button>
</form>
<p class="done" tabindex="-1" hidden>${done}</p>`;
}

function writeField({ name, label, type, autocomplete, choices = [] }: FormField): string {
  if (type === 'choice') {
    const options = choices.map(
      (choice) =>
        `<label><input type="radio" name="${name}" value="${choice}" required> ${choice}</label>`,
    );
    return `<fieldset><legend>${label}</legend>${options.join('')}</fieldset>`;
  }
  if (type === 'textarea') {
    return `<label>${label}<textarea name="${name}" rows="4" required></textarea></label>`;
  }
  const required = label.includes('optional') ? '' : ' required';
  return `<label>${label}<input type="${type}" name="${name}" autocomplete="${autocomplete ?? 'off'}"${required}></label>`;
}
