/** Houses on fire, and who puts them out. */
import type { ScenePlan } from './plan.ts';

const ON_FIRE = /\bon fire\b|\bin flames\b|着火(?![把炬堆光])|(?<![点燃生升])起火(?!把)|失火|燃烧的/u;

/** Sets the house of a plan on fire, and has firefighters with nothing else to do put it out. @param text lower case */
export function setOnFire(plan: ScenePlan, text: string): void {
  const house = plan.cast.find(({ figure }) => figure === 'house');
  const burns = plan.cast.some(({ figure }) => figure === 'blaze');
  if (burns) plan.cast = plan.cast.filter((one) => one !== house);
  else if (house && ON_FIRE.test(text)) {
    house.figure = 'blaze';
    house.count = 1;
    plan.relations &&= plan.relations.filter(({ to }) => to !== 'house');
  } else return;
  const idle = plan.cast.filter(
    ({ figure, outfit, trait }) =>
      outfit === 'firefighter' &&
      !plan.relations?.some(
        ({ who, trait: its, to, part }) =>
          (who === figure && its === trait) || (part !== undefined && to === figure),
      ),
  );
  if (idle.length > 0)
    plan.relations = [
      ...(plan.relations ?? []),
      ...idle.map(({ figure, trait }) => ({
        who: figure,
        ...(trait && { trait }),
        how: 'at' as const,
        to: 'blaze' as const,
      })),
    ];
}
