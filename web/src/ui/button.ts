import clsx from 'clsx'

export type ButtonLook = 'primary' | 'secondary' | 'quiet'

// Complete class names, since Tailwind finds them by scanning this file (styles/buttons.css).
const looks: Record<ButtonLook, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
}

/** Classes of everything that looks like a button, links included. */
export function buttonClass(look: ButtonLook, extra?: string): string {
  return clsx('group/button button', looks[look], extra)
}
