import type { SeedReport } from './write-seed.ts'

/** Describes what a run did, or would do with `dryRun`, as lines for a terminal. */
export function describeReport(report: SeedReport, { dryRun }: { dryRun: boolean }): string {
  const counted = [
    line(report.create, 'created'),
    line(report.update, 'updated'),
    line(report.replace, 'replaced'),
    `${String(report.unchanged.length).padStart(4)} unchanged`,
    line(report.kept, 'kept: an editor changed', true),
    line(report.keptDeleted, 'not created again: an editor deleted', true),
  ]
  const keptAny = report.kept.length + report.keptDeleted.length > 0
  return [
    ...(dryRun ? ['Dry run: nothing was written. A run would report:'] : []),
    ...counted,
    `Events, positions and the newest articles are dated as of ${report.day}.`,
    ...(keptAny ? ['Use --replace to overwrite the changes of editors.'] : []),
  ]
    .filter(Boolean)
    .join('\n')
}

function line(ids: string[], did: string, named = false): string {
  if (ids.length === 0) return ''
  return `${String(ids.length).padStart(4)} ${did}${named ? ` ${ids.join(', ')}` : ''}`
}
