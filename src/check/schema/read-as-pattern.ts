import { slugify } from '../../utils/slugify';
import type { Diagnostic } from '../diagnostic';
import { completeLink } from '../../content/html/check-link';

export const exampleVideo = '/video/lake.mp4';

/** A file in each folder of public/ that settings want one from, as they name it. */
const exampleFiles = new Map([
  ['images', '/images/photo.jpg'],
  ['video', exampleVideo],
  ['pdf', '/pdf/form.pdf'],
]);

/**
 * What is wrong with a text of which only a part is wrong: without a space or slash at one of its
 * ends it would have the right form. Or what to do about an address where a file is wanted, and about
 * two phone numbers where one is.
 *
 * @param pattern the form that it does not have
 */
export function readAsPattern(
  text: string,
  pattern: string,
): Pick<Diagnostic, 'hint' | 'fix'> | undefined {
  const form = new RegExp(pattern, 'u');
  const trimmed = text.trim();
  if (trimmed !== text && form.test(trimmed)) {
    return replace('Delete the space before or after the text', trimmed);
  }
  const shorter = trimmed.replace(/\/+$/, '');
  if (shorter !== text && form.test(shorter))
    return replace('Delete the slash at the end', shorter);
  const file = trimmed.replace(/^\/?(?:public\/)?/, '/');
  const isFile = pattern.startsWith('^/') && /\.[a-z\d]+$/i.test(file);
  if (isFile && file !== text && form.test(file)) return { hint: `Write "${file}".` };
  const complete = completeLink(shorter);
  if (complete !== text && form.test(complete)) return { hint: `Write "${complete}".` };
  const [, folder] = /^\^\/\(?(images|video|pdf)/.exec(pattern) ?? [];
  if (folder !== undefined && /^(?:https?:)?\/\/|^www\./.test(trimmed)) {
    return {
      hint: `Download the file into public/${folder}, then write "${exampleFiles.get(folder)}".`,
    };
  }
  // A file, a placeholder or a widget with another name would be a different one.
  const isName = pattern.includes('a-z0-9') && !pattern.startsWith('^[A-Za-z0-9][');
  if (folder === undefined && isName && !/^https|[{}:]/.test(trimmed)) {
    const plain = shorter
      .split('/')
      .map((part) => (part === '' ? '' : slugify(part)))
      .join('/');
    const meant = [plain, `/${plain}`].find((one) => form.test(one));
    if (meant !== undefined) return { hint: `Write "${meant}".` };
  }
  if (pattern.endsWith('\\.mp4$') && /\.(?:mov|m4v|avi|webm|mkv|wmv)$/i.test(trimmed)) {
    const hint = `Videos are MP4 files in public/video. Renaming a file does not convert it: export the video as MP4 (H.264), then write "${exampleVideo}".`;
    return { hint };
  }
  const several = trimmed.split(/\s*(?:[,;/&]|\b(?:or|and)\b)\s*/i);
  if (
    pattern.includes('0-9() .-') &&
    several.length > 1 &&
    several.every((one) => form.test(one))
  ) {
    const hint =
      'Write one number here. A second number of the practice goes under "site" → "secondPhone".';
    return { hint };
  }
  return undefined;
}

function replace(advice: string, text: string): Pick<Diagnostic, 'hint' | 'fix'> {
  const hint = `${advice}: write "${text}".`;
  return { hint, fix: { title: hint, text: JSON.stringify(text) } };
}
