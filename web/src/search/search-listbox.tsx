import clsx from 'clsx'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { SEARCH_LIST } from '@/search/search-button'
import { SearchHitText } from '@/search/search-hit'
import { rememberOpened, type SearchOption, type SearchOptionGroup } from '@/search/search-options'
import { searchTexts } from '@/search/texts'
import { Link } from '@/ui/link'

type SearchListboxProps = {
  groups: readonly SearchOptionGroup[]
  /** The query of the options. */
  asked: string
  field: RefObject<HTMLInputElement | null>
  onChosen: () => void
}

/** The options of the field, a combobox. Each is a link, so that it can be opened in a new tab. */
export function SearchListbox({ groups, asked, field, onChosen }: SearchListboxProps) {
  const [active, setActive] = useState({ asked, at: 0 })
  const options = groups.flatMap(({ items }) => items)
  // The first one of new results.
  const at = active.asked === asked && active.at < options.length ? active.at : 0
  useField(field, {
    count: options.length,
    at,
    asked,
    onMove: (to) => setActive({ asked, at: to }),
  })

  const listed = ({ items }: SearchOptionGroup) =>
    items.map((option) => {
      const index = options.indexOf(option)
      return (
        <OptionLink
          key={option.href}
          option={option}
          id={optionId(index)}
          isActive={index === at}
          onPoint={() => setActive({ asked, at: index })}
          onChosen={onChosen}
        />
      )
    })
  return (
    <div role="listbox" id={SEARCH_LIST} aria-label={searchTexts.list} className="empty:hidden">
      {groups.map((group, index) =>
        group.title ? (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may not have a fieldset
          <div
            key={group.title}
            role="group"
            aria-labelledby={`${SEARCH_LIST}-group-${index}`}
            className="mb-3"
          >
            <div
              id={`${SEARCH_LIST}-group-${index}`}
              className="px-3 py-1 text-small font-semibold text-ink-mute"
            >
              {group.title}
            </div>
            {listed(group)}
          </div>
        ) : (
          listed(group)
        ),
      )}
    </div>
  )
}

const optionId = (index: number) => `${SEARCH_LIST}-${index}`

type FieldOptions = {
  count: number
  at: number
  asked: string
  onMove: (to: number) => void
}

/** Lets the keys of the field move through the options, and tells assistive technology which one is active. */
function useField(
  field: SearchListboxProps['field'],
  { count, at, asked, onMove }: FieldOptions,
): void {
  useEffect(() => {
    const element = field.current
    element?.setAttribute('aria-expanded', String(count > 0))
    if (count > 0) element?.setAttribute('aria-activedescendant', optionId(at))
    else element?.removeAttribute('aria-activedescendant')
    document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' })
  }, [field, count, at])

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing, keyCode } = event
    // In Safari the Enter that ends a composition comes after it, as 229.
    if (isComposing || keyCode === 229 || count === 0) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      onMove((at + (key === 'ArrowDown' ? 1 : count - 1)) % count)
    }
    // Results of an earlier query are not meant: the form leads to the results page instead.
    if (key === 'Enter' && field.current?.value.trim() === asked) {
      event.preventDefault()
      document.getElementById(optionId(at))?.click()
    }
  })
  useEffect(() => {
    const element = field.current
    const listener = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [field])
}

type OptionLinkProps = {
  option: SearchOption
  id: string
  isActive: boolean
  onPoint: () => void
  onChosen: () => void
}

function OptionLink({ option, id, isActive, onPoint, onChosen }: OptionLinkProps) {
  const { href, content } = option
  return (
    <Link
      href={href}
      prefetch={false}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // Not on enter: a list that scrolls under a pointer at rest keeps its option.
      onPointerMove={onPoint}
      onClick={() => typeof content !== 'string' && rememberOpened(href)}
      onNavigate={onChosen}
      className={clsx('block rounded-md px-3 py-2.5', isActive && 'bg-paper-deep')}
    >
      {typeof content === 'string' ? (
        <span className="font-semibold text-ink underline decoration-lantern decoration-2 underline-offset-4">
          {content}
        </span>
      ) : (
        <SearchHitText hit={content} />
      )}
    </Link>
  )
}
