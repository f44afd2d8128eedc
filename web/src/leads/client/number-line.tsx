import clsx from 'clsx'

type NumberLineProps = { number: string | undefined; className?: string }

/** The number of a request, by which the desk finds it. */
export function NumberLine({ number, className }: NumberLineProps) {
  if (!number) return null
  return (
    <p className={clsx('text-ink-mute text-small', className)}>
      Your number: <span className="font-semibold text-ink tabular select-all">{number}</span>
    </p>
  )
}
