import { proxy, ref } from 'valtio';
import { listPackages, type Plan, PRODUCT, type RechargePackage } from '../../api/billing.ts';
import { browser, type Language } from '../browser.ts';
import { client } from '../client.ts';

/** A plan as a snapshot shows it. */
export type ShownPlan = Omit<Plan, 'features'> & { readonly features: readonly string[] };
export type ProductView = keyof typeof PRODUCT;

interface Products {
  packages: readonly RechargePackage[] | null;
  /** Monthly and yearly; null until they were read. */
  plans: { month: readonly ShownPlan[]; year: readonly ShownPlan[] } | null;
  failed: Record<ProductView, boolean>;
  /** The language of names and features. */
  language: Language;
}

/** What is for sale, as the server last said. There are no other prices in the app (BILL-10). */
export const products = proxy<Products>({
  packages: null,
  plans: null,
  failed: { recharge: false, plan: false },
  language: browser.language,
});

/** Reads one view's products anew (BILL-02). @throws ApiError; what was read before in this language stays */
export async function readProducts(view: ProductView): Promise<void> {
  const { language } = browser;
  if (products.language !== language) Object.assign(products, { packages: null, plans: null, language });
  products.failed[view] = false;
  try {
    const { lists, monthData, yearData } = await client.send(listPackages, { type: PRODUCT[view] });
    if (products.language !== language) return;
    if (view === 'recharge') products.packages = ref(lists ?? []);
    else products.plans = ref({ month: monthData ?? [], year: yearData ?? [] });
  } catch (error) {
    if (products.language === language) products.failed[view] = true;
    throw error;
  }
}
