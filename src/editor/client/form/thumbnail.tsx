import Box from '@mui/material/Box';

interface ThumbnailProps {
  src: string;
  /** pixels */
  width: number;
  height: number;
}

/** A small image next to its name. */
export function Thumbnail({ src, width, height }: ThumbnailProps) {
  return (
    <Box
      component="img"
      src={src}
      alt=""
      loading="lazy"
      sx={{ width, height, borderRadius: 1, objectFit: 'cover', flex: 'none' }}
    />
  );
}
