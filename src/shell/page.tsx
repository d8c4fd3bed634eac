import { listPageSources } from '../payload/foreign-sources';
import type { PagePayload, PlacedBlock } from '../payload/payload';
import { BlockSlot } from './block-slot';
import { LateStyles } from './late-styles';
import { PageFrame, type PrerenderedParts } from './page-frame';

interface PageProps {
  page: PagePayload;
  parts?: PrerenderedParts;
  onBlockShown?: () => void;
}

/** A page: the shell around its blocks, in the order of the config. */
export function Page({ page, parts, onBlockShown }: PageProps) {
  const { path, header, footer, actionBar, accent, quickExit, languages, blocks } = page;
  const [first, ...rest] = blocks;

  function showBlock(placed: PlacedBlock) {
    return <BlockSlot key={`${path} ${placed.id}`} placed={placed} onShown={onBlockShown} />;
  }

  return (
    <PageFrame
      path={path}
      header={header}
      footer={footer}
      actionBar={header && actionBar !== false}
      accent={accent}
      quickExit={quickExit}
      keepsWords={!quickExit && listPageSources(page).frames.length === 0}
      languages={languages}
      parts={parts}
    >
      {first && showBlock(first)}
      <LateStyles href={parts?.lateStyles} />
      {rest.map(showBlock)}
    </PageFrame>
  );
}
