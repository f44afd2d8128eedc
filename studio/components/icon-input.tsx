import type { StringInputProps } from 'sanity'
import { ChoiceGrid } from './choice-grid'
import { ICON_PATHS } from './icon-paths.gen'

const paths: Readonly<Record<string, string>> = ICON_PATHS

/** The site's icons as pictures; their names are tooltips. */
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
