import clsx from 'clsx'

const tones = {
  risk: 'bg-risk-wash text-risk',
  review: 'bg-lantern-wash text-lantern-deep',
  safe: 'bg-safe-wash text-safe',
}

/** A verdict, as pictures show it. */
export function Tag({ tone, children }: { tone: keyof typeof tones; children: string }) {
  return (
    <span
      className={clsx(
        'inline-block rounded-sm px-1.5 py-0.5 text-micro font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
