import { Container } from '@/ui/band'
import { Icon, type IconName } from '@/ui/icon'

type ProductHeadProps = {
  title: string
  category?: string | undefined
  tagline?: string | undefined
  icon?: IconName | undefined
}

/** The product's name plate over its page. The page's title itself is the hero's. */
export function ProductHead({ title, category, tagline, icon }: ProductHeadProps) {
  return (
    <div data-name-plate className="border-b border-line">
      <Container className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-1.5 pb-4">
        <p className="flex items-center gap-3 font-semibold text-ink">
          {icon && <Icon name={icon} className="size-6" />}
          {title}
        </p>
        {category && <p className="text-small text-ink-mute">{category}</p>}
        {tagline && <p className="ml-auto max-md:hidden">{tagline}</p>}
      </Container>
    </div>
  )
}
