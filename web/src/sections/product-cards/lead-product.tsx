import { ContentImage } from '@/cards/content-image'
import { LitGraph } from '@/pictures/lit-graph'
import { ProductLink } from '@/sections/product-cards/product-link'
import type { ProductCard } from '@/sections/product-cards/to-product-cards'

/** The first product, on the night ground with the lit path. */
export function LeadProduct({
  title,
  href,
  category,
  tagline,
  summary,
  image,
}: Omit<ProductCard, 'key'>) {
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
