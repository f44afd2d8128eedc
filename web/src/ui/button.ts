import clsx from 'clsx'

export type ButtonLook = 'primary' | 'secondary' | 'quiet'

// Literal class names, because Tailwind finds them by scanning this file (styles/buttons.css).
const looks: Record<ButtonLook, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
}

/** Classes of buttons and links that look like buttons. */
export function buttonClass(look: ButtonLook, extra?: string): string {
  return clsx('group/button button', looks[look], extra)
}
