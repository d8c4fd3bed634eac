/* oxlint-disable unicorn/consistent-function-scoping -- these run in the page, which knows nothing of this file */
import type { Page } from '@playwright/test';

/** Pixels. WCAG 2.5.8 asks for the first of everything, the design for the second of controls. */
const sizes = { target: 24, control: 44 };

/** What is more than a link in a list or text. The dots of a carousel are small and many. */
const controls = [
  'button:not([role=tab])',
  'summary',
  'input:not([type=hidden])',
  'select',
  'textarea',
  '.MuiButtonBase-root',
  'header a',
  'aside a',
].join(', ');

/**
 * What can be seen and touched but is too small, with its size. Links within a line of text may be,
 * and so may other targets with enough room around them; controls may not.
 */
export function listSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ sizes: { target, control }, controls: controlSelector }) => {
      // Half a pixel may be lost where the browser rounds.
      const least = { target: target - 0.5, control: control - 0.5 };
      const targets = [
        ...document.querySelectorAll(
          'a[href], button, summary, input, select, textarea, [role=button], [role=tab]',
        ),
      ]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        // A tick box is also ticked by its label.
        .map((element) => ({
          element,
          box: (element.matches('[type=checkbox]')
            ? (element.closest('label') ?? element)
            : element
          ).getBoundingClientRect(),
        }))
        // What only screen readers and the keyboard reach has no size, or is off the screen.
        .filter(({ box }) => box.width > 1 && box.right > 0 && box.bottom > 0 - scrollY);

      /**
       * A link in a line with words that are not a link; phone numbers are blocks, so as not to break.
       */
      const isInText = (element: Element) => {
        const line = element.closest('p, li, dd, td, blockquote, figcaption, [role=note]');
        const isInLine = /^inline(-block)?$/.test(getComputedStyle(element).display);
        if (!isInLine || !line) return false;
        const own = [...line.querySelectorAll('a')].map((link) => link.textContent).join('');
        return (line.textContent ?? '').replace(/\s/g, '') !== own.replace(/\s/g, '');
      };
      const isUndersized = ({ width, height }: DOMRect) =>
        width < least.target || height < least.target;
      const distanceTo = (x: number, y: number, box: DOMRect) =>
        Math.hypot(
          Math.max(box.left - x, 0, x - box.right),
          Math.max(box.top - y, 0, y - box.bottom),
        );
      /** A circle as wide as a target should be, around the middle, touches no other. */
      const hasRoom = (element: Element, box: DOMRect) => {
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return targets.every(
          (other) =>
            other.element === element ||
            (distanceTo(x, y, other.box) >= target / 2 &&
              (!isUndersized(other.box) ||
                Math.hypot(
                  x - other.box.x - other.box.width / 2,
                  y - other.box.y - other.box.height / 2,
                ) >= target)),
        );
      };

      return targets
        .filter(({ element, box }) => {
          if (isInText(element)) return false;
          if (element.matches(controlSelector))
            return Math.min(box.width, box.height) < least.control;
          return isUndersized(box) && !hasRoom(element, box);
        })
        .map(
          ({ element, box }) =>
            `${Math.round(box.width)} × ${Math.round(box.height)}: ${element.outerHTML.slice(0, 100)}`,
        );
    },
    { sizes, controls },
  );
}
