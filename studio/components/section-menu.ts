import type { ObjectOptions } from 'sanity'

interface SectionType {
  name: string
  title?: string | undefined
  options?: unknown
}

const optionsOf = ({ options }: SectionType) => (options ?? {}) as ObjectOptions

/** How the menu lists a section type: with what else it is called, as its search looks at nothing but titles. */
export function menuTitle(type: SectionType): string {
  const { alsoCalled, sectionGroup } = optionsOf(type)
  // Sanity's menu shows every type under "All".
  const remarks = [alsoCalled, sectionGroup === 'special' && 'special'].filter(Boolean)
  return [type.title ?? type.name, remarks.length > 0 && `(${remarks.join(', ')})`]
    .filter(Boolean)
    .join(' ')
}

/** The types with the hero first on a page that lacks one, and last where a second would be an error. */
export function heroFirst<Type extends SectionType>(
  types: readonly Type[],
  isFirst: boolean,
): Type[] {
  const heroes = types.filter(({ name }) => name === 'hero')
  const others = types.filter(({ name }) => name !== 'hero')
  return isFirst ? [...heroes, ...others] : [...others, ...heroes]
}
