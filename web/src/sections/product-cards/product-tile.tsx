import { Icon } from '@/cards/icon'
import { ProductLink } from '@/sections/product-cards/product-link'
import type { ProductCard } from '@/sections/product-cards/to-product-cards'

type ProductTileProps = Omit<ProductCard, 'key' | 'image' | 'summary'>

/** A product as one entry of the index; all of it is the link. */
export function ProductTile({ title, href, category, tagline, icon }: ProductTileProps) {
  return (
    <article className="group/button relative flex flex-col border-t border-line py-6 hover:border-ink">
      <div className="flex items-start justify-between gap-4">
        <h3 className="title-m text-ink">
          <ProductLink title={title} href={href} />
        </h3>
        {icon && <Icon name={icon} className="mt-1 size-6 shrink-0 text-ink-mute" />}
      </div>
      {category && <p className="mt-1 text-small text-ink-mute">{category}</p>}
      {tagline && <p className="mt-3">{tagline}</p>}
    </article>
  )
}
