import clsx from 'clsx'
import { LeadProduct } from '@/sections/product-cards/lead-product'
import { ProductTile } from '@/sections/product-cards/product-tile'
import type { ProductCardsProps } from '@/sections/product-cards/to-product-cards'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** The range: the first product stands large and lit, the others beside it as an index. */
export function ProductCards({ products, anchor, ...heading }: ProductCardsProps) {
  const [first, ...others] = products
  if (!first) return null
  const { key: _, ...lead } = first
  return (
    <Band anchor={anchor}>
      <SectionHeading {...heading} layout="split" className="mb-12" />
      <div className="grid gap-x-10 gap-y-10 xl:grid-cols-[5fr_7fr]">
        <div className={others.length === 0 ? 'xl:col-span-2' : ''}>
          <LeadProduct {...lead} />
        </div>
        {others.length > 0 && (
          <div
            className={clsx(
              'grid content-stretch',
              others.length > 1 && 'sm:grid-cols-2',
              'gap-x-10',
            )}
          >
            {others.map(({ key, ...product }) => (
              <ProductTile key={key} {...product} />
            ))}
          </div>
        )}
      </div>
    </Band>
  )
}
