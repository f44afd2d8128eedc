import { CaseSheet } from '@/sections/case-files/case-sheet'
import type { CaseFilesProps } from '@/sections/case-files/to-case-files'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** Kinds of case as opened files: how each begins, the moves, what stands at the end. */
export function CaseFiles({ cases, anchor, ...heading }: CaseFilesProps) {
  return (
    <Band anchor={anchor} tone="sunk">
      <SectionHeading {...heading} layout="split" className="mb-12" />
      <ol className="grid gap-10">
        {cases.map(({ key, ...file }, index) => (
          <li key={key}>
            <CaseSheet {...file} number={index + 1} />
          </li>
        ))}
      </ol>
    </Band>
  )
}
