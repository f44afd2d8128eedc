import clsx from 'clsx'
import { toImage } from '@/content/objects/image'
import { BareMixerMatch } from '@/pictures/case-2041/mixer-match'
import type { Listed } from '@/sections/document-list/document-list.query'
import { ContentImage } from '@/ui/content-image'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { ArrowRight } from '@/ui/marks'

/** The first product as a large card, the others as tiles beside it. */
export function ProductRange({ products }: { products: readonly Listed<'product'>[] }) {
  const [first, ...others] = products
  if (!first) return null
  return (
    <div className="grid gap-x-10 gap-y-4 sm:gap-y-10 lg:grid-cols-[5fr_7fr]">
      <div className={others.length === 0 ? 'lg:col-span-2' : ''}>
        <LeadProduct {...first} />
      </div>
      {others.length > 0 && (
        <div className={clsx('grid', others.length > 1 && 'sm:grid-cols-2', 'gap-x-10')}>
          {others.map((product) => (
            <ProductTile key={product._id} {...product} />
          ))}
        </div>
      )}
    </div>
  )
}

/** The first product, on dark ground with its image or a drawn exhibit. */
function LeadProduct({ title, path, category, tagline, ...more }: Listed<'product'>) {
  const image = toImage(more.image)
  return (
    <article className="on-night group/button relative flex h-full flex-col overflow-hidden rounded-lg bg-night text-on-night-soft forced-color-adjust-none">
      {image ? (
        <ContentImage
          image={image}
          maxWidth={760}
          ratio={16 / 9}
          sizes="(min-width: 80rem) 38vw, 100vw"
        />
      ) : (
        <BareMixerMatch />
      )}
      <div className="mt-auto p-5 sm:p-6 lg:p-8">
        {category && <p className="mb-2 text-small">{category}</p>}
        <h3 className="title-l text-on-night">
          <ProductLink title={title} path={path} />
        </h3>
        {tagline && <p className="mt-2 text-lead text-on-night">{tagline}</p>}
      </div>
    </article>
  )
}

/** A product's name; where it has a page, the link covers its whole card. */
function ProductLink({ title, path }: Pick<Listed<'product'>, 'title' | 'path'>) {
  if (!path) return title
  return (
    <Link href={path} className="card-link">
      {title}
      <span className="opacity-0 group-hover/button:opacity-100">
        <ArrowRight />
      </span>
    </Link>
  )
}

/** A product as a tile; all of it is the link. */
function ProductTile({ title, path, category, tagline, icon }: Listed<'product'>) {
  return (
    <article className="group/button relative flex flex-col border-t border-line py-2.5 sm:py-5 hover:border-ink">
      <div className="flex items-start justify-between gap-4">
        <h3 className="title-m text-ink">
          <ProductLink title={title} path={path} />
        </h3>
        {icon && <Icon name={icon} className="mt-1 size-6 shrink-0 text-ink-mute" />}
      </div>
      {category && <p className="mt-1 text-small text-ink-mute max-sm:hidden">{category}</p>}
      {tagline && <p className="mt-1.5 sm:mt-3 xl:text-lead">{tagline}</p>}
    </article>
  )
}
