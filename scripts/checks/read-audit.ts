type Vulnerability = {
  name: string
  severity: string
  range?: string
  via?: (string | { title?: string; url?: string })[]
}

type Audit = { kind: 'unavailable'; reason: string } | { kind: 'answered'; vulnerable: string[] }

const SERIOUS = new Set(['high', 'critical'])

/**
 * Parses `npm audit --json`: one line for each serious vulnerability, or why there is no result.
 *
 * @param failure why npm could not run
 */
export function readAudit(output: string, failure?: string): Audit {
  let report: {
    message?: string
    error?: { summary?: string; code?: string }
    vulnerabilities?: Record<string, Vulnerability>
  }
  try {
    report = JSON.parse(output)
  } catch {
    return { kind: 'unavailable', reason: failure ?? 'npm printed no JSON' }
  }
  if (!report.vulnerabilities) {
    const { message, error } = report
    const reason = message || error?.summary || error?.code || failure || 'no reason given'
    return { kind: 'unavailable', reason }
  }
  const serious = Object.values(report.vulnerabilities).filter((each) => SERIOUS.has(each.severity))
  // A string in `via` names a vulnerable dependency.
  const vulnerable = serious.flatMap(({ name, severity, range = '*', via = [] }) =>
    via.flatMap((each) =>
      typeof each === 'string'
        ? []
        : [`${severity}: ${name} ${range}: ${each.title} (${each.url})`],
    ),
  )
  return { kind: 'answered', vulnerable }
}
