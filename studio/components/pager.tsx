import { ChevronLeftIcon } from '@sanity/icons/ChevronLeft'
import { ChevronRightIcon } from '@sanity/icons/ChevronRight'
import { Button, Flex, Text } from '@sanity/ui'

export const PAGE_SIZE = 50

type PagerProps = {
  /** What the list is of, such as “redirects”. */
  name: string
  /** Of the navigation, where several lists have the same name. */
  label?: string
  total: number
  /** From 0. */
  page: number
  onPage: (page: number) => void
}

/** Which rows of a long list are shown, and the buttons to the others. */
export function Pager({ name, label = `Pages of ${name}`, total, page, onPage }: PagerProps) {
  const start = page * PAGE_SIZE
  const end = Math.min(total, start + PAGE_SIZE)
  const count = (number: number) => number.toLocaleString('en')
  return (
    <Flex as="nav" aria-label={label} align="center" gap={2} wrap="wrap">
      <Text size={1} muted role="status">
        {total <= PAGE_SIZE
          ? `${count(total)} ${total === 1 ? name.replace(/s$/, '') : name}`
          : `${count(start + 1)}–${count(end)} of ${count(total)} ${name}`}
      </Text>
      {total > PAGE_SIZE && (
        <>
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            icon={ChevronLeftIcon}
            aria-label="Previous page"
            disabled={page === 0}
            onClick={() => onPage(page - 1)}
          />
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            icon={ChevronRightIcon}
            aria-label="Next page"
            disabled={end >= total}
            onClick={() => onPage(page + 1)}
          />
        </>
      )}
    </Flex>
  )
}
