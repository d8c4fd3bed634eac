import { dirname, join } from 'node:path';
import type { SiteSource } from '../../build/load-config';
import { addDrawings } from './add-drawings';
import type { EditorParts } from './answer-request';
import { EditedDocument } from './document';
import { DraftCheck } from './draft-check';
import { DraftSite, type PlanDraft } from './draft-site';
import { PublicFolder } from './public-folder';
import { GoOnline, type NewSiteSource } from './go-online/go-online';
import type { EditedContent } from './publish/merge-content';
import { Publisher } from './publish/publisher';
import { openNothing, type RepositorySource } from './publish/repository';
import { Uploads } from './uploads';
import { Website, type PublishedAt } from './website/website';

/** A site that is edited. */
export interface EditedSite extends SiteSource {
  /** where drafts and earlier versions are kept */
  folder: string;
}

/** How an editor differs that runs on a computer or in a browser. */
export interface Surroundings {
  createPlanner: (draftCheck: DraftCheck) => PlanDraft;
  /** of a site that has a repository */
  openRepository?: (content: EditedContent) => RepositorySource;
  /** of a site that has none yet, or had none when the editor started */
  newSite?: NewSiteSource;
  /** of a site at GitHub */
  findHost?: () => PublishedAt | 'signedOut' | undefined;
}

/** Makes the parts of the editor of a site, wherever it runs. */
export function createParts(
  { configFile, publicFolder, folder: drafts }: EditedSite,
  {
    createPlanner,
    openRepository = openNothing,
    newSite,
    findHost = () => undefined,
  }: Surroundings,
): EditorParts {
  const files = new PublicFolder(publicFolder, join(drafts, 'removed'));
  const draftCheck = new DraftCheck({ configFile, publicFolder }, files);
  const document = new EditedDocument(configFile, drafts, draftCheck);
  const markDamaged = (damaged: readonly string[]) => draftCheck.markDamaged(damaged);
  const content = { folder: dirname(configFile), drafts, document, files };
  return {
    configFile,
    document,
    draftCheck,
    files,
    uploads: new Uploads(files),
    publisher: new Publisher(content, openRepository(content)),
    website: new Website(document, findHost),
    ...(newSite && { online: new GoOnline(content, newSite) }),
    site: new DraftSite(createPlanner(draftCheck), markDamaged),
    drawings: new DraftSite(createPlanner(draftCheck), markDamaged, (config) =>
      addDrawings(config, files.list()),
    ),
  };
}
