import type { StringInputProps } from 'sanity'
import { ICON_PATHS } from '../../web/src/ui/icon-paths.gen'
import { ChoiceGrid } from './choice-grid'

/** The color token (web/src/ui/styles/tokens.css) of each option. */
const swatches: Readonly<Record<string, { token: string; color: string }>> = {
  paper: { token: 'paper', color: '#fbf8f2' },
  sunk: { token: 'paper-sunk', color: '#f4eee2' },
  ink: { token: 'night', color: '#0c182b' },
  note: { token: 'paper-sunk', color: '#f4eee2' },
  tip: { token: 'safe-wash', color: '#dcebdf' },
  warning: { token: 'risk-wash', color: '#f8dfd6' },
}

/** Color options with a swatch each. */
export function SwatchInput(props: StringInputProps) {
  return (
    <ChoiceGrid
      props={props}
      width="9rem"
      draw={(value) => (
        <div style={{ height: '2.5rem', background: swatches[value]?.color ?? 'transparent' }} />
      )}
    />
  )
}

const paths: Readonly<Record<string, string>> = ICON_PATHS

/** The site's icons as pictures with tooltips. */
export function IconInput(props: StringInputProps) {
  return (
    <ChoiceGrid
      props={props}
      width="4.25rem"
      hideTitles
      none="None"
      draw={(name) => (
        <svg
          viewBox="0 0 24 24"
          width="24"
          height="24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d={paths[name]} />
        </svg>
      )}
    />
  )
}
