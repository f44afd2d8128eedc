import clsx from 'clsx'

type TagListProps = { tags: readonly string[]; className?: string }

/** Tags in a row; without a frame, because they cannot be pressed. */
export function TagList({ tags, className }: TagListProps) {
  if (tags.length === 0) return null
  return (
    <ul className={clsx('flex flex-wrap gap-2', className)}>
      {tags.map((tag) => (
        <li
          key={tag}
          className="rounded-sm bg-paper-deep px-2 py-0.5 text-small in-[.on-night]:bg-night-line forced-colors:border"
        >
          {tag}
        </li>
      ))}
    </ul>
  )
}
