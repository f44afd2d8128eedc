import clsx from 'clsx'

type TagListProps = { tags: readonly string[]; className?: string }

/** Framed tags in a row. */
export function TagList({ tags, className }: TagListProps) {
  if (tags.length === 0) return null
  return (
    <ul className={clsx('flex flex-wrap gap-2', className)}>
      {tags.map((tag) => (
        <li
          key={tag}
          className="rounded-sm border border-line px-2 py-0.5 text-small in-[.on-night]:border-night-line"
        >
          {tag}
        </li>
      ))}
    </ul>
  )
}
