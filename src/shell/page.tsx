import type { PagePayload } from '../pages/payload';
import { BlockSlot } from './block-slot';
import { PageFrame, type PrerenderedParts } from './page-frame';

interface PageProps {
  page: PagePayload;
  parts?: PrerenderedParts;
  onBlockShown?: () => void;
}

/** A page: the shell around its blocks, in the order of the config. */
export function Page({ page, parts, onBlockShown }: PageProps) {
  const { path, header, footer, blocks } = page;
  return (
    <PageFrame path={path} header={header} footer={footer} parts={parts}>
      {blocks.map((placed) => (
        <BlockSlot key={`${path} ${placed.id}`} placed={placed} onShown={onBlockShown} />
      ))}
    </PageFrame>
  );
}
