import { renderToStaticMarkup } from 'react-dom/server';
import Anchor from '@mui/icons-material/Anchor';
import Article from '@mui/icons-material/ArticleOutlined';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Description from '@mui/icons-material/DescriptionOutlined';
import Explore from '@mui/icons-material/ExploreOutlined';
import FamilyRestroom from '@mui/icons-material/FamilyRestroom';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Forum from '@mui/icons-material/ForumOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import Headphones from '@mui/icons-material/HeadphonesOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import Lightbulb from '@mui/icons-material/LightbulbOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import Pause from '@mui/icons-material/Pause';
import Place from '@mui/icons-material/PlaceOutlined';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Search from '@mui/icons-material/Search';
import School from '@mui/icons-material/SchoolOutlined';
import Shield from '@mui/icons-material/ShieldOutlined';
import Spa from '@mui/icons-material/SpaOutlined';
import Support from '@mui/icons-material/SupportOutlined';
import WbTwilight from '@mui/icons-material/WbTwilight';
import type { IconName } from '../components/icon';

const drawings: Record<IconName, typeof Anchor> = {
  anchor: Anchor,
  article: Article,
  book: MenuBook,
  chat: Forum,
  compass: Explore,
  document: Description,
  family: FamilyRestroom,
  headphones: Headphones,
  heart: FavoriteBorder,
  leaf: Spa,
  lightbulb: Lightbulb,
  people: Groups,
  school: School,
  shield: Shield,
  sunrise: WbTwilight,
  crisis: Support,
  info: Info,
  limit: Place,
  next: ChevronRight,
  pause: Pause,
  play: PlayArrow,
  previous: ChevronLeft,
  search: Search,
};

/**
 * All drawings in one SVG file, each under its name. Pages refer to it, so that neither their HTML
 * nor the app carries a path.
 */
export function renderIconSprite(): string {
  const symbols = Object.entries(drawings).map(([name, Drawing]) => {
    // Emotion puts a style element before the drawing; only what is inside the drawing counts.
    const [, paths = ''] = /<svg[^>]*>(.*)<\/svg>/.exec(renderToStaticMarkup(<Drawing />)) ?? [];
    return `<symbol id="${name}" viewBox="0 0 24 24">${paths}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
