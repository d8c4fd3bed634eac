import { useState } from 'react';
import { listPageSources } from '../payload/foreign-sources';
import type { PagePayload, PlacedBlock } from '../payload/payload';
import { BlockSlot } from './block-slot';
import { PageFrame, type PrerenderedParts } from './page-frame';

interface PageProps {
  page: PagePayload;
  parts?: PrerenderedParts;
  onBlockShown?: () => void;
}

/** A page: the shell around its blocks, in the order of the config. */
export function Page({ page, parts, onBlockShown }: PageProps) {
  const { path, header, footer, actionBar, accent, quickExit, languages, announcements, blocks } =
    page;
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
      announcements={announcements}
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

const lateStylesId = 'late-styles';

interface LateStylesProps {
  /** at build time: the address of the stylesheet of everything below the first block */
  href?: string | undefined;
}

/**
 * Links the styles of what is below the first block. A stylesheet in the body holds back only what
 * comes after it, so the first screen is painted from the styles in the document's head alone.
 * In the browser, the address is the one that was prerendered.
 */
function LateStyles({ href }: LateStylesProps) {
  const [url] = useState(
    () =>
      href ?? document.querySelector(`#${lateStylesId} link`)?.getAttribute('href') ?? undefined,
  );
  return (
    <div id={lateStylesId} hidden>
      {url !== undefined && <link rel="stylesheet" href={url} />}
    </div>
  );
}
