import { VisuallyHidden } from '../components/visually-hidden';
import { attributes } from '../contract/page-contract';
import Box from '@mui/material/Box';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { cardGap } from '../components/card-columns';
import { roomForColumns, forcedBorder, onPaper } from '../components/design-tokens';
import { FilledLabel } from '../components/filled-label';
import { Section } from '../components/section';
import { useSite, useNumbers } from '../components/site-context';
import { SlideControls } from '../components/slide-controls';
import { useHydrated } from '../components/use-hydrated';
import { useRotation } from '../components/use-rotation';
import { useSlideScroll } from '../components/use-slide-scroll';
import { fillLabel } from '../payload/fill-label';
import { writePartId } from '../payload/page-paths';
import type { BlockProps } from './block-props';

const Words = styled('figure')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  blockquote: {
    margin: '0 0 auto',
    padding: 0,
    border: 0,
    lineHeight: 1.35,
    letterSpacing: '-.01em',
    color: theme.vars.palette.site.heading,
    p: { maxWidth: 'none', textWrap: 'balance' },
  },
  figcaption: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: theme.space.xs,
    fontSize: theme.typography.body2.fontSize,
    color: theme.vars.palette.text.secondary,
  },
}));

/** Two or three columns, where they have room. */
const wall: SxProps<Theme> = ({ space, typography, vars }) => ({
  columns: '3 20em',
  columnGap: `${cardGap}px`,
  marginTop: space.xl,
  '& > *': {
    breakInside: 'avoid',
    marginBottom: `${cardGap}px`,
    padding: space.l,
    border: `1px solid ${vars.palette.site.line}`,
    borderRadius: vars.shape.card,
    background: vars.palette.site.surface,
  },
  blockquote: { fontSize: typography.large.fontSize },
});

const Panel = styled('div')(({ theme }) => ({
  display: 'flex',
  // The controls come first for the keyboard, and are below for the eye.
  flexDirection: 'column-reverse',
  gap: theme.space.m,
  padding: `${theme.vars.space.columns} ${theme.vars.space.columns} ${theme.space.xl}`,
  border: forcedBorder,
  borderRadius: theme.vars.shape.quote,
  background: theme.vars.palette.site.tint2,
  [`[${attributes.tone}=tint2] &`]: { padding: 0, border: 0 },
  [`@media ${roomForColumns}`]: {
    position: 'relative',
    // Over the slides, which come later in the document.
    '& > :not(:last-of-type)': {
      position: 'absolute',
      zIndex: 1,
      bottom: 0,
      insetInlineEnd: 0,
      padding: 'inherit',
      paddingInlineStart: 0,
      paddingTop: 0,
    },
  },
  '&[data-static] > :not(:last-of-type)': { visibility: 'hidden' },
  [onPaper]: { padding: 0, border: 0, background: 'none' },
}));

// A row that is swiped without React; all slides are as high as the highest.
const Slides = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  // However fast the swipe, it shows the next testimonial and no other.
  '& > div': { flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  figure: { maxWidth: 'none', height: '100%' },
  blockquote: { maxWidth: '22em', fontSize: theme.typography.quote.fontSize },
  // All testimonials below each other.
  [onPaper]: {
    display: 'block',
    overflow: 'visible',
    '& > div': { marginBottom: '14pt', breakInside: 'avoid' },
  },
}));

interface QuoteProps {
  testimonial: BlockProps<'carousel'>['testimonials'][number];
}

function Quote({ testimonial: { text, rating, state } }: QuoteProps) {
  const { labels } = useSite();
  return (
    <Words>
      <blockquote>
        <p>
          <FilledLabel label={labels.quoted} values={{ text }} />
        </p>
      </blockquote>
      <figcaption>
        <span>
          <span>{labels.verifiedClient}</span>
          {state && <> · {state}</>}
        </span>{' '}
        <Rating rating={rating} />
      </figcaption>
    </Words>
  );
}

/** What clients say: one at a time, or all of it in columns. */
export function Carousel(props: BlockProps<'carousel'>) {
  const { testimonials, layout } = props;
  if (testimonials.length === 0) return null;
  if (layout === 'carousel') return <Slideshow {...props} />;
  return (
    <Section {...props}>
      <Box sx={wall}>
        {testimonials.map((testimonial) => (
          <Quote key={testimonial.id} testimonial={testimonial} />
        ))}
      </Box>
    </Section>
  );
}

function Slideshow({ testimonials, ...place }: BlockProps<'carousel'>) {
  const { id } = place;
  const { labels, behavior } = useSite();
  const hydrated = useHydrated();
  const write = useNumbers();
  const count = testimonials.length;
  const { index, show, rotating, setRotating, still, holdProps } = useRotation(
    count,
    behavior.carousel.interval,
  );
  const row = useSlideScroll(index, show);
  const isRow = count > 1;

  return (
    <Section {...place} roleDescription={isRow ? labels.carouselRole : undefined}>
      <Panel
        {...{ [attributes.wakesApp]: isRow || undefined }}
        data-static={hydrated ? undefined : ''}
        {...holdProps}
      >
        {isRow && (
          <SlideControls
            slideIds={testimonials.map((testimonial) => writePartId(id, testimonial.id))}
            index={index}
            rotating={rotating}
            onShow={show}
            onRotate={setRotating}
          />
        )}
        <Slides ref={row} aria-live={still ? 'polite' : 'off'}>
          {testimonials.map((testimonial, number) => (
            <div
              key={testimonial.id}
              id={writePartId(id, testimonial.id)}
              {...(isRow && {
                role: 'tabpanel',
                'aria-roledescription': labels.slideRole,
                'aria-label': fillLabel(labels.slide, {
                  number: write(number + 1),
                  count: write(count),
                }),
                tabIndex: 0,
              })}
              inert={hydrated && number !== index}
            >
              <Quote testimonial={testimonial} />
            </div>
          ))}
        </Slides>
      </Panel>
    </Section>
  );
}

/** As many stars as the rating, in words for screen readers. */
function Rating({ rating }: { rating: number }) {
  const { labels } = useSite();
  const write = useNumbers();
  return (
    <>
      <Box component="span" aria-hidden sx={{ fontSize: '.8em', letterSpacing: '.1em' }}>
        {'★'.repeat(rating)}
      </Box>
      <VisuallyHidden>{fillLabel(labels.rating, { rating: write(rating) })}</VisuallyHidden>
    </>
  );
}
