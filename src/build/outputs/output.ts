import { lookup } from 'mrmime';
import type { PagePayload } from '../../payload/payload';
import { dataUrl } from '../../payload/page-paths';

/** A file of the site, made when it is asked for. */
export interface FileOutput {
  /** its address */
  url: string;
  /** its path below the folder of the site */
  file: string;
  /** media type */
  type: string;
  /** only published when another file asks for it */
  onlyIfAsked?: true;
  make: () => Content | Promise<Content>;
}

/**
 * A page of the site: its HTML, its payload as JSON at `dataUrl` and a stylesheet, whose name is
 * known once the page is rendered. Whoever publishes the site renders it.
 */
export interface PageOutput {
  url: string;
  file: string;
  type: 'text/html';
  page: PagePayload;
  /** which language of the site it is in: a position in `SitePlan.languages` */
  language: number;
  /** the payload as JSON */
  json: string;
}

export type Output = FileOutput | PageOutput;

/** What is in a file. */
export type Content = string | Uint8Array | StoredFile;

/** Content that is on the disk already. */
export interface StoredFile {
  path: string;
  /** its compressed forms are beside it */
  isCompressed?: true;
}

/** Endings of ours that the list of media types does not know. */
const otherTypes: Record<string, string> = { ico: 'image/x-icon' };

/** The media type of a file, by the ending of its name. */
export function readMediaType(file: string): string {
  const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  return lookup(ending) ?? otherTypes[ending] ?? 'application/octet-stream';
}

/** A file whose path is its address, and whose type follows from the ending of its name. */
export function planFile(url: string, make: FileOutput['make']): FileOutput {
  return { url, file: url.slice(1), type: readMediaType(url), make };
}

/** The files that an output is known to become, below the folder of the site. */
export function listFilesOf(output: Output): string[] {
  return 'page' in output ? [output.file, dataUrl(output.url).slice(1)] : [output.file];
}

/** The outputs without those whose file an earlier one becomes: pages with one title share an image. */
export function* leaveOutRepeated<T extends Output>(outputs: Iterable<T>): Generator<T> {
  const taken = new Set<string>();
  for (const output of outputs) {
    if (taken.has(output.file)) continue;
    for (const file of listFilesOf(output)) {
      taken.add(file);
      if (isCompressible(file)) taken.add(`${file}.gz`).add(`${file}.br`);
    }
    yield output;
  }
}

const compressible = /\.(css|html|js|json|svg|txt|xml)$/;

/** Whether a file is published in compressed forms too. */
export function isCompressible(file: string): boolean {
  return compressible.test(file);
}
