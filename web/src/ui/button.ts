import clsx from 'clsx'

export type ButtonLook = 'primary' | 'secondary' | 'quiet'

const base =
  'group/button inline-flex items-center justify-center gap-2 rounded-md font-semibold leading-tight ' +
  'text-body text-center transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60 ' +
  'forced-colors:border forced-colors:border-[ButtonText]'

const looks: Record<ButtonLook, string> = {
  primary:
    'min-h-12 px-5 py-3 bg-ink text-paper hover:bg-night-line ' +
    'in-[.on-night]:bg-lantern in-[.on-night]:text-ink in-[.on-night]:hover:bg-lantern-bright',
  secondary:
    'min-h-12 px-5 py-3 border border-line-strong text-ink hover:border-ink hover:bg-white ' +
    'in-[.on-night]:border-on-night-soft in-[.on-night]:text-on-night in-[.on-night]:hover:bg-night-raised',
  quiet:
    'min-h-6 text-ink underline decoration-lantern decoration-2 underline-offset-[0.3em] hover:decoration-ink ' +
    'in-[.on-night]:text-on-night in-[.on-night]:hover:decoration-on-night',
}

/** Classes of everything that looks like a button, whatever element it is. */
export function buttonClass(look: ButtonLook, extra?: string): string {
  return clsx(base, looks[look], extra)
}
