/** The small things that stories turn on. A word that says more often how a picture is made ("photo") or what is no thing ("ring") stands with others. */
import type { FigureMeaning } from './figure-meaning.ts';
import type { Row } from './row.ts';

export const keepsakeRows: readonly Row<FigureMeaning>[] = [
  {
    means: { figure: 'letter' },
    words: 'letter love_letter envelope postcard 一封信 信封 信件 情书 明信片',
  },
  {
    means: { figure: 'note' },
    words:
      'handwritten_note paper_note a_note the_note his_note her_note little_note small_note folded_note crumpled_note secret_note note_on_the sticky_note slip_of_paper 纸条 小纸条 字条 便条 便签 留言条 便利贴',
  },
  { means: { figure: 'microphone' }, words: 'microphone 麦克风 话筒' },
  { means: { figure: 'magnifyingGlass' }, words: 'magnifying_glass magnifying_glasses 放大镜' },
  {
    means: { figure: 'key' },
    words:
      'a_key the_key his_key her_key their_key the_keys his_keys her_keys house_key door_key car_key old_key golden_key gold_key silver_key small_key little_key tiny_key rusty_key brass_key iron_key strange_key magic_key bunch_of_keys 钥匙 金钥匙',
  },
  {
    means: { figure: 'ring' },
    words:
      'wedding_ring engagement_ring diamond_ring gold_ring golden_ring silver_ring magic_ring lost_ring 戒指 钻戒 婚戒 金戒指',
  },
  {
    means: { figure: 'photo' },
    words:
      'old_photo old_photograph family_photo family_photograph faded_photo faded_photograph yellowed_photo framed_photo photo_of_his photo_of_her photo_of_their photograph_of_his photograph_of_her photos_of_his photos_of_her 老照片 旧照片 全家福 一张照片 那张照片 这张照片 张照片 张老照片 张旧照片 张合影 张全家福',
  },
  {
    means: { figure: 'phone' },
    words: 'phone smartphone cell_phone cellphone mobile_phone phone_app mobile_app 手机 智能手机',
  },
  {
    means: { figure: 'pocketWatch' },
    words: 'pocket_watch old_watch gold_watch golden_watch silver_watch his_watch her_watch 怀表 金表 旧手表',
  },
  {
    means: { figure: 'map' },
    words:
      'a_map the_map his_map her_map their_map old_map treasure_map ancient_map torn_map secret_map 地图 藏宝图 老地图 旧地图',
  },
  { means: { figure: 'necklace' }, words: 'necklace pendant locket amulet 项链 吊坠 护身符' },
  { means: { figure: 'musicBox' }, words: 'music_box musical_box 音乐盒 八音盒' },
  { means: { figure: 'suitcase' }, words: 'suitcase suitcases 行李箱 手提箱 皮箱 行李' },
];

/** What has these words in it and is none of them. */
export const NO_KEEPSAKES =
  'the_note_of a_note_of musical_note note_of_music 音符 phone_call phone_number phone_case phone_screen phone_wallpaper 手机壳 手机屏幕 手机壁纸 手机游戏 the_key_to a_key_to the_key_is map_of_the_world world_map_style 关键 地图集';
