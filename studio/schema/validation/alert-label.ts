interface StoredAlert {
  label?: string
  risk?: string
}

/** High risk is blocked, medium risk is reviewed: a label that says otherwise confuses readers. */
export function checkAlertLabel(alert: StoredAlert | undefined): true | string {
  if (!alert?.label || !alert.risk) return true
  const expected = alert.risk === 'high' ? 'BLOCKED' : 'REVIEW'
  return alert.label === expected || `An alert of ${alert.risk} risk is labelled ${expected}.`
}
