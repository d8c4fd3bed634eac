import type { FormTarget } from '../../generated/config-types';
import { isLoopback, readUrl } from '../html/read-url';

/** A service that receives the answers of forms. */
interface FormService {
  name: string;
  /** whether something names a form there */
  accepts: (ref: string) => boolean;
  /** what a form is named by, in words that follow "Write" */
  refHint: string;
  /** where answers are posted; nothing where that is the page itself */
  action?: (ref: string) => string;
  /** what is sent besides the answers */
  hidden?: (ref: string) => Record<string, string>;
  /** sends visitors without script back to the page that "redirect" names */
  sendsBack?: true;
  /** the field by which the service recognizes programs */
  trap: { name: string; type: 'text' | 'checkbox' };
  /** attributes of the form itself */
  attributes?: (ref: string) => Record<string, string>;
}

function matches(pattern: RegExp): FormService['accepts'] {
  return (ref) => pattern.test(ref);
}

/** Every service that a form can be sent to, as its documentation describes it. */
export const formServices: Record<FormTarget['service'], FormService> = {
  netlify: {
    name: 'Netlify Forms',
    accepts: matches(/^[A-Za-z][A-Za-z0-9_-]{0,60}$/),
    refHint: 'a name of letters, digits and hyphens: "contact"',
    hidden: (name) => ({ 'form-name': name }),
    trap: { name: 'bot-field', type: 'text' },
    attributes: (name) => ({ name, 'data-netlify': 'true', 'netlify-honeypot': 'bot-field' }),
  },
  formspree: {
    name: 'Formspree',
    accepts: matches(/^[A-Za-z0-9]{6,20}$/),
    refHint: 'the form ID, the last part of "https://formspree.io/f/…"',
    action: (id) => `https://formspree.io/f/${id}`,
    trap: { name: '_gotcha', type: 'text' },
  },
  web3forms: {
    name: 'Web3Forms',
    accepts: matches(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i),
    refHint: 'the access key from the email of Web3Forms, 36 characters long',
    action: () => 'https://api.web3forms.com/submit',
    hidden: (key) => ({ access_key: key }),
    sendsBack: true,
    trap: { name: 'botcheck', type: 'checkbox' },
  },
  own: {
    name: 'your own server',
    accepts(ref) {
      const url = readUrl(ref);
      if (!url || url.href !== ref || url.username || url.password || url.hash) return false;
      return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.host));
    },
    refHint: 'the full URL, starting with "https://"',
    action: (url) => url,
    trap: { name: '_gotcha', type: 'text' },
  },
};
