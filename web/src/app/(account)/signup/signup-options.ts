export const experienceLevels = [
  { value: 'beginner', label: 'Beginner: new to blockchain' },
  { value: 'intermediate', label: 'Intermediate: some tracing done' },
  { value: 'advanced', label: 'Advanced: regular casework' },
  { value: 'professional', label: 'Professional: it is my job' },
] as const

export const interests = [
  { value: 'scam-detection', label: 'Scam detection' },
  { value: 'fund-tracking', label: 'Fund tracking' },
  { value: 'address-analysis', label: 'Address analysis' },
  { value: 'transaction-monitoring', label: 'Transaction monitoring' },
  { value: 'risk-assessment', label: 'Risk assessment' },
  { value: 'compliance', label: 'Compliance' },
] as const
