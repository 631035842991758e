import type { Shapes } from '../shapes.ts';
import { ADVENTURE } from './adventure.ts';
import { BEFRIEND } from './befriend.ts';
import { CASE } from './case.ts';
import { CHASE } from './chase.ts';
import { CONTEST } from './contest.ts';
import { DAY } from './day.ts';
import { DOCUMENTARY } from './documentary.ts';
import { DREAM } from './dream.ts';
import { FEUD } from './feud.ts';
import { FIRST_TIME } from './first.ts';
import { FOUND } from './found.ts';
import { FRIENDS } from './friends.ts';
import { GIFT } from './gift.ts';
import { HAUNTED } from './haunted.ts';
import { HOME } from './home.ts';
import { KEEPSAKE } from './keepsake.ts';
import { LAST } from './last.ts';
import { LOSS } from './loss.ts';
import { LOVE } from './love.ts';
import { MAKER } from './maker.ts';
import { MESSAGE } from './message.ts';
import { QUEST } from './quest.ts';
import { RESCUE } from './rescue.ts';
import { REUNION } from './reunion.ts';
import { SECRET } from './secret.ts';
import { SHOP } from './shop.ts';
import { STAND } from './stand.ts';
import { STRANDED } from './stranded.ts';
import { SWAP } from './swap.ts';
import { TEACH } from './teach.ts';
import { TIME } from './time.ts';
import { TRIP } from './trip.ts';
import { VISITOR } from './visitor.ts';
import { WISH } from './wish.ts';

export const SHAPES_EN: Shapes = {
  love: LOVE,
  reunion: REUNION,
  befriend: BEFRIEND,
  stranded: STRANDED,
  contest: CONTEST,
  chase: CHASE,
  time: TIME,
  secret: SECRET,
  teach: TEACH,
  home: HOME,
  quest: QUEST,
  case: CASE,
  haunted: HAUNTED,
  rescue: RESCUE,
  maker: MAKER,
  loss: LOSS,
  feud: FEUD,
  stand: STAND,
  found: FOUND,
  visitor: VISITOR,
  message: MESSAGE,
  gift: GIFT,
  swap: SWAP,
  last: LAST,
  trip: TRIP,
  documentary: DOCUMENTARY,
  friends: FRIENDS,
  shop: SHOP,
  keepsake: KEEPSAKE,
  day: DAY,
  adventure: ADVENTURE,
  dream: DREAM,
  wish: WISH,
  first: FIRST_TIME,
};
