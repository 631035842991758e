import { proxy, ref } from 'valtio';
import { listPackages, type Plan, PRODUCT, type RechargePackage } from '../../api/billing.ts';
import { browser, type Language } from '../browser.ts';
import { client } from '../client.ts';

/** A plan as a snapshot shows it. */
export type PlanOffer = Omit<Plan, 'features'> & { readonly features: readonly string[] };
export type OfferView = keyof typeof PRODUCT;

interface Offers {
  packages: readonly RechargePackage[] | null;
  /** Monthly and yearly; null until they were read. */
  plans: { month: readonly PlanOffer[]; year: readonly PlanOffer[] } | null;
  failed: Record<OfferView, boolean>;
  /** The language of names and features. */
  language: Language;
}

/** What is for sale, as the server last said. There are no other prices in the app (BILL-10). */
export const offers = proxy<Offers>({
  packages: null,
  plans: null,
  failed: { recharge: false, plan: false },
  language: browser.language,
});

/** Reads one view's offers anew (BILL-02). @throws ApiError; what was read before in this language stays */
export async function readOffers(view: OfferView): Promise<void> {
  const { language } = browser;
  if (offers.language !== language) Object.assign(offers, { packages: null, plans: null, language });
  offers.failed[view] = false;
  try {
    const { lists, monthData, yearData } = await client.send(listPackages, { type: PRODUCT[view] });
    if (offers.language !== language) return;
    if (view === 'recharge') offers.packages = ref(lists ?? []);
    else offers.plans = ref({ month: monthData ?? [], year: yearData ?? [] });
  } catch (error) {
    if (offers.language === language) offers.failed[view] = true;
    throw error;
  }
}
