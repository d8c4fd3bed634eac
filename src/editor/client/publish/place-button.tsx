import ButtonBase from '@mui/material/ButtonBase';

/** A place in words, which a click opens. */
export function PlaceButton({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <ButtonBase
      onClick={onClick}
      sx={{
        display: 'inline',
        minHeight: 24,
        font: 'inherit',
        textAlign: 'start',
        textDecoration: 'underline',
      }}
    >
      {text}
    </ButtonBase>
  );
}
