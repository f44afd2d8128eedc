import clsx from 'clsx'
import Link from 'next/link'
import { LitGraph } from '@/illustrations/lit-graph'
import type { ProductCard, ProductCardsProps } from '@/sections/product-cards/product-cards.query'
import { Band } from '@/ui/band'
import { ContentImage } from '@/ui/content-image'
import { Icon } from '@/ui/icon'
import { ArrowRight } from '@/ui/marks'
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

/** The first product, on the night ground with the lit path. */
function LeadProduct({ title, href, category, tagline, summary, image }: Omit<ProductCard, 'key'>) {
  return (
    <article className="on-night group/button relative flex h-full flex-col overflow-hidden rounded-lg bg-night text-on-night-soft">
      {image ? (
        <ContentImage
          image={image}
          maxWidth={760}
          ratio={16 / 9}
          sizes="(min-width: 80rem) 38vw, 100vw"
        />
      ) : (
        <LitGraph className="h-auto w-full" />
      )}
      <div className="mt-auto p-6 lg:p-8">
        {category && <p className="mb-2 text-small">{category}</p>}
        <h3 className="title-l text-on-night">
          <ProductLink title={title} href={href} />
        </h3>
        {tagline && <p className="mt-2 text-lead text-on-night">{tagline}</p>}
        {summary && <p className="mt-4">{summary}</p>}
      </div>
    </article>
  )
}

/** A product's name; where it has a page, the link covers its whole card. */
function ProductLink({ title, href }: { title: string; href?: string | undefined }) {
  if (!href) return title
  return (
    <Link href={href} className="card-link">
      {title}
      <span className="opacity-0 transition-opacity group-hover/button:opacity-100">
        <ArrowRight />
      </span>
    </Link>
  )
}

type ProductTileProps = Omit<ProductCard, 'key' | 'image' | 'summary'>

/** A product as one entry of the index; all of it is the link. */
function ProductTile({ title, href, category, tagline, icon }: ProductTileProps) {
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
