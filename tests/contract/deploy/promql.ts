const WORDS = new Set(['and', 'or', 'unless', 'bool', 'offset', 'by', 'on', 'without', 'ignoring'])
const MATCHER = /(\w+)\s*(=~|!~|!=|=)\s*"((?:[^"\\]|\\.)*)"/g

export type Selector = {
  metric: string
  matchers: { label: string; operator: string; value: string }[]
}

/** The series that a PromQL expression reads. Sufficient for our rules. */
export function selectorsIn(expression: string): Selector[] {
  const bare = expression
    .replace(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ')
    .replace(/\[[^\]"{}]*\](?![^{]*\})/g, ' ')
    .replace(/\boffset\s+\w+/g, ' ')
  return Array.from(
    bare.matchAll(/(?<![\w$."])([a-zA-Z_:][\w:]*)\s*(\(|\{((?:[^}"]|"(?:[^"\\]|\\.)*")*)\})?/g),
    ([, metric = '', after = '', inside = '']) => ({ metric, after, inside }),
  ).flatMap(({ metric, after, inside }) =>
    WORDS.has(metric) || after === '('
      ? []
      : [
          {
            metric,
            matchers: Array.from(
              inside.matchAll(MATCHER),
              ([, label = '', operator = '', value = '']) => ({ label, operator, value }),
            ),
          },
        ],
  )
}
