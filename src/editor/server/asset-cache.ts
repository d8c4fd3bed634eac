import {
  readSiteFiles,
  type NamedFiles,
  type ReadSiteFiles,
  type SiteFilesRead,
} from '../../build/outputs/read-site-files';

/** Files that pages are made of are read again only when one of them is another, or others are named. */
export class AssetCache {
  private kept: { key: string; files: Promise<SiteFilesRead> } | undefined;

  /** @param readState says something else whenever a file of public/ is another one */
  constructor(private readonly readState: () => string) {}

  readonly read: ReadSiteFiles = (named, publicFolder, drawings) => {
    const key = JSON.stringify([this.readState(), publicFolder, writeNames(named)]);
    if (this.kept?.key === key) return this.kept.files;
    const files = readSiteFiles(named, publicFolder, drawings);
    const kept = { key, files };
    this.kept = kept;
    // What could not be read is tried again.
    files.catch(() => {
      if (this.kept === kept) this.kept = undefined;
    });
    return files;
  };
}

function writeNames({ shown, logo, theme: { fonts } }: NamedFiles): unknown[] {
  return [[...shown].toSorted(), logo, fonts];
}
