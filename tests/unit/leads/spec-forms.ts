const levels = 'beginner intermediate advanced expert'

export type SpecForm = {
  /** The fields that must be filled in, and the others. */
  required: string
  optional: string
  /** The options of each list, in order. */
  answers: Record<string, string>
  /** The lists of which several answers can be chosen. */
  several?: string
  /** The controls that are neither text nor list. */
  kinds: Record<string, string>
  boxes: string
  dialog: {
    width?: number
    busy: string
    success: string
    delay?: number
    closes?: number
    resets?: boolean
  }
  /** Texts around the fields. */
  promises: string[]
}

/** What was specified of each form. A form may have more fields than these: the site's own need no entry here. */
export const SPEC_FORMS: Record<string, SpecForm> = {
  'Free Investigation Request': {
    required: 'firstName lastName email message terms',
    optional: 'phone experience interests timeline newsletter',
    answers: {
      experience: levels,
      interests:
        'Scam Detection,Fund Recovery,Transaction Tracking,Risk Assessment,Address Investigation,Fraud Prevention',
      timeline: 'immediate soon week month exploring',
    },
    several: 'interests',
    kinds: { email: 'email', phone: 'tel', message: 'textarea' },
    boxes: 'newsletter terms',
    dialog: { busy: 'Submitting...', success: 'Request Received!' },
    promises: ['within 24 hours'],
  },
  'Support Request': {
    required: 'firstName lastName email priority category subject description terms',
    optional: 'company phone steps expectedResult actualResult',
    answers: {
      priority: 'low medium high urgent',
      category: 'login performance features data integration billing bug other',
    },
    kinds: { email: 'email', phone: 'tel', description: 'textarea' },
    boxes: 'terms',
    dialog: { busy: 'Submitting...', success: 'Success!' },
    promises: [
      'Urgent 1 hour 24/7 for Enterprise',
      'High 4 hours business hours',
      'Medium 24 hours',
      'Low 48 hours',
    ],
  },
  'Partnership Inquiry': {
    required: 'firstName lastName email company jobTitle partnershipType proposal terms',
    optional: 'phone website companyType geography experience clientBase timeline newsletter',
    answers: {
      partnershipType:
        'reseller system-integrator technology consulting referral oem strategic other',
      companyType:
        'fintech compliance security consulting system-integrator financial-services law-enforcement other',
      geography: 'north-america europe asia-pacific latin-america middle-east africa global',
      timeline: 'immediate short medium long flexible',
    },
    kinds: { email: 'email', phone: 'tel', website: 'url', proposal: 'textarea' },
    boxes: 'newsletter terms',
    dialog: { busy: 'Submitting...', success: 'Success!', resets: false },
    promises: [
      'Partner support team',
      'Training and certification',
      'Marketing co-op',
      'Partner pricing',
      'Lead sharing',
    ],
  },
  'Media Inquiry': {
    required: 'firstName lastName email outlet role inquiryType topic description terms',
    optional: 'phone website deadline interview',
    answers: {
      role: 'journalist reporter editor producer correspondent analyst blogger researcher other',
      inquiryType:
        'press-release interview product-info company-info industry-comment data-research event-coverage partnership-news other',
    },
    kinds: { email: 'email', phone: 'tel', website: 'url', deadline: 'date' },
    boxes: 'interview terms',
    dialog: { width: 600, busy: 'Submitting...', success: 'Success!' },
    promises: ['within 2-4 hours in business hours'],
  },
  'Demo Video Request': {
    required: 'email',
    optional: '',
    answers: {},
    kinds: { email: 'email' },
    boxes: '',
    dialog: {
      width: 960,
      busy: 'Sending...',
      success: 'Demo Sent Successfully!',
      delay: 2000,
      closes: 3000,
    },
    promises: [],
  },
  'Personal Demo Request': {
    required: 'firstName lastName email experience situation terms',
    optional: 'phone interests preferredTime timezone requirements newsletter',
    answers: {
      experience: levels,
      situation: 'victim suspicious prevention tracking learning other',
      interests:
        'scam-detection,fund-tracking,transaction-analysis,address-investigation,risk-assessment,fraud-prevention',
      preferredTime: 'morning afternoon evening flexible',
      timezone: 'est cst mst pst gmt cet jst other',
    },
    several: 'interests',
    kinds: { email: 'email', phone: 'tel', requirements: 'textarea' },
    boxes: 'newsletter terms',
    dialog: { width: 600, busy: 'Requesting Demo...', success: 'Request Received!' },
    promises: ['within 24 hours', '30-45 minutes'],
  },
  'Job Application': {
    required:
      'firstName lastName email phone location position availability experience skills coverLetter authorization terms',
    optional:
      'salary education portfolio linkedin github remote relocation diversity jobTitle jobLocation resume',
    answers: {
      availability: 'immediate 2-weeks 1-month 2-months flexible',
      salary: '50k-75k 75k-100k 100k-125k 125k-150k 150k-200k 200k+ negotiable',
      authorization: 'us-citizen permanent-resident work-visa need-sponsorship other',
    },
    kinds: {
      email: 'email',
      phone: 'tel',
      portfolio: 'url',
      linkedin: 'url',
      github: 'url',
      coverLetter: 'textarea',
      jobTitle: 'hidden',
      jobLocation: 'hidden',
    },
    boxes: 'remote relocation diversity terms',
    dialog: { width: 700, busy: 'Submitting...', success: 'Success!' },
    promises: ['within 5-7 business days', 'PDF, DOC, DOCX (Max 10MB)'],
  },
  'Contact Message': {
    required: 'firstName lastName email topic message',
    optional: 'company consent',
    answers: { topic: 'sales demo support partnership media other' },
    kinds: { email: 'email', message: 'textarea' },
    boxes: 'consent',
    dialog: { busy: 'Sending...', success: 'Message sent' },
    promises: [],
  },
}
