import clsx from 'clsx'

export type ButtonLook = 'primary' | 'secondary' | 'quiet'

// Whole words for the compiler of the styles, which reads them here (styles/buttons.css).
const looks: Record<ButtonLook, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
}

/** Classes of everything that looks like a button, whatever element it is. */
export function buttonClass(look: ButtonLook, extra?: string): string {
  return clsx('group/button button', looks[look], extra)
}
