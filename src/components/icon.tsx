import Anchor from '@mui/icons-material/Anchor';
import Article from '@mui/icons-material/ArticleOutlined';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import Explore from '@mui/icons-material/ExploreOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Facebook from '@mui/icons-material/Facebook';
import FamilyRestroom from '@mui/icons-material/FamilyRestroom';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Forum from '@mui/icons-material/ForumOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import Headphones from '@mui/icons-material/HeadphonesOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import Instagram from '@mui/icons-material/Instagram';
import Lightbulb from '@mui/icons-material/LightbulbOutlined';
import Menu from '@mui/icons-material/Menu';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import Pause from '@mui/icons-material/Pause';
import Place from '@mui/icons-material/PlaceOutlined';
import PlayArrow from '@mui/icons-material/PlayArrow';
import School from '@mui/icons-material/SchoolOutlined';
import Shield from '@mui/icons-material/ShieldOutlined';
import Spa from '@mui/icons-material/SpaOutlined';
import Support from '@mui/icons-material/SupportOutlined';
import WbTwilight from '@mui/icons-material/WbTwilight';
import YouTube from '@mui/icons-material/YouTube';

const icons = {
  anchor: Anchor,
  article: Article,
  book: MenuBook,
  chat: Forum,
  compass: Explore,
  family: FamilyRestroom,
  headphones: Headphones,
  heart: FavoriteBorder,
  leaf: Spa,
  lightbulb: Lightbulb,
  people: Groups,
  school: School,
  shield: Shield,
  sunrise: WbTwilight,
  close: Close,
  crisis: Support,
  expand: ExpandMore,
  facebook: Facebook,
  info: Info,
  instagram: Instagram,
  limit: Place,
  menu: Menu,
  next: ChevronRight,
  pause: Pause,
  play: PlayArrow,
  previous: ChevronLeft,
  youtube: YouTube,
};

export type IconName = keyof typeof icons;

/** A small drawing, hidden from screen readers: the text beside it says what it means. */
export function Icon({ name }: { name: IconName }) {
  const Drawing = icons[name];
  return <Drawing />;
}

/** Is there a drawing of that name? */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}
