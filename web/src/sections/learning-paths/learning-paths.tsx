import { PathDrawing } from '@/sections/learning-paths/path-drawing'
import type { LearningPathsProps } from '@/sections/learning-paths/to-learning-paths'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** Learning paths side by side, each as long as it takes. */
export function LearningPaths({ paths, anchor, ...heading }: LearningPathsProps) {
  return (
    <Band anchor={anchor}>
      <SectionHeading {...heading} layout="split" className="mb-12" />
      <ul className="grid gap-x-10 gap-y-16 lg:auto-cols-fr lg:grid-flow-col">
        {paths.map(({ key, ...path }) => (
          <li key={key}>
            <PathDrawing path={path} />
          </li>
        ))}
      </ul>
    </Band>
  )
}
