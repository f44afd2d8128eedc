import 'server-only'
import { defineQuery } from 'groq'
import { PRICE_FIELDS, toPrice } from '@/content/objects/price'
import { readPublished } from '@/content/read/read-content'
import { formatAmount } from '@/lib/format-amount'

/** The plans that the sign-up knows. It reads all of them: one by name would fill the cache with what visitors type. */
const PRICED_PLANS_QUERY = defineQuery(`
  *[defined(sections)]{
    "product": coalesce(title, ""),
    "plans": coalesce(sections[_type == "plans" && !defined(plansOf)].plans[]{
      "name": coalesce(name, ""),
      price{ ${PRICE_FIELDS} },
      "unit": coalesce(unit, ""),
      minimum
    }, [])
  }[count(plans) > 0]
`)

/** Every plan with a price, by the name that its button hands to the sign-up: `Screening Professional` → `$0.005 per screening, at least $250 a month`. */
export async function pricesByPlan(): Promise<Record<string, string>> {
  const pages = await readPublished({ name: 'PRICED_PLANS_QUERY', query: PRICED_PLANS_QUERY })
  return Object.fromEntries(
    pages.flatMap(({ product, plans }) =>
      plans.flatMap((plan) => {
        const { text, amount, currency } = toPrice(plan?.price) ?? {}
        if (!plan || !amount || !currency) return []
        const { name, unit, minimum } = plan
        const atLeast = minimum
          ? `, at least ${formatAmount(amount * minimum, currency)} a month`
          : ''
        return [[`${product} ${name}`, `${text} ${unit}${atLeast}`]]
      }),
    ),
  )
}
