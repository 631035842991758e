/** Who feeds pigeons: a flock on the ground around their feet, with crumbs between them. */
import { HUMANS } from './beings.ts';
import type { ScenePlan } from './plan.ts';

const FEEDS =
  /\b(?:feed(?:s|ing)?|fed) (?:(?:the|some|a few|his|her|their) )*(?:[a-z]+ )?(?:pigeon|dove|bird|sparrow)s\b|喂(?:着|食)?[^，。,.]{0,3}(?:鸽|鸟|麻雀)/u;

/** Who is fed with a bottle has milk. */
const BY_BOTTLE = /\b(?:feed(?:s|ing)?|fed|nurs(?:es|ing))\b[^.;]{0,40}\bbottle\b|喂/u;

/** @param text lower case */
export function feedBirds(plan: ScenePlan, text: string): void {
  const bottle = plan.cast.find(({ figure }) => figure === 'bottle');
  if (bottle && BY_BOTTLE.test(text)) {
    bottle.figure = 'babyBottle';
    plan.relations &&= plan.relations.map((tie) =>
      tie.to === 'bottle' ? { ...tie, to: 'babyBottle' } : tie,
    );
  }
  const birds = plan.cast.find(({ figure }) => figure === 'bird');
  if (!birds || !FEEDS.test(text)) return;
  if (!plan.cast.some(({ figure }) => HUMANS.has(figure))) plan.cast.unshift({ figure: 'person', count: 1 });
  const people = plan.cast.filter(({ figure }) => HUMANS.has(figure));
  birds.figure = 'flock';
  birds.count = 1;
  plan.setting ??= 'street';
  const free = people.filter(
    ({ figure }) => !plan.relations?.some(({ who, how }) => who === figure && how !== 'holds'),
  );
  plan.relations = [
    ...(plan.relations ?? []).filter(({ who, to }) => who !== 'bird' && to !== 'bird'),
    ...free.map(({ figure, trait }) => ({
      who: figure,
      ...(trait && { trait }),
      how: 'at' as const,
      to: 'flock' as const,
    })),
  ];
}
