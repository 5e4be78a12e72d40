export interface Programme {
  code: string
  name: string
}

/**
 * Courses of a year of study. The first ones are shared by both programmes, the others belong to one
 * programme each, in order.
 */
export interface YearOfStudy {
  shared: number
  /** The courses of the past term, and of the current one. */
  courses: readonly [over: readonly string[], present: readonly string[]]
}

export interface Faculty {
  department: string
  prefix: string
  programmes: readonly [Programme, Programme]
  years: readonly [YearOfStudy, YearOfStudy, YearOfStudy]
}

const yearOf = (shared: number, over: string, present: string): YearOfStudy => ({
  shared,
  courses: [over.split(', '), present.split(', ')],
})

export const faculties: readonly Faculty[] = [
  {
    department: 'Computing',
    prefix: 'CS',
    programmes: [
      { code: 'CS', name: 'BSc Computing' },
      { code: 'DS', name: 'BSc Data Science' },
    ],
    years: [
      yearOf(
        5,
        'Introduction to Programming, Logic and Proof, Digital Systems, Working with Data, Computing in Society',
        'Object-Oriented Programming, Calculus for Computing, Computer Architecture, Data Structures, Professional Skills',
      ),
      yearOf(
        3,
        'Networks, Linear Algebra, Software Design, Functional Programming, Statistical Modelling',
        'Concurrent Systems, Probability, Interaction Design, Compilers, Data Visualisation',
      ),
      yearOf(
        3,
        'Machine Learning, Security Engineering, Distributed Systems, Programming Languages, Time Series',
        'Ethics of Automation, Information Retrieval, Cloud Platforms, Formal Verification, Causal Inference',
      ),
    ],
  },
  {
    department: 'Business',
    prefix: 'BA',
    programmes: [
      { code: 'BA', name: 'BA Business Administration' },
      { code: 'EC', name: 'BSc Economics' },
    ],
    years: [
      yearOf(
        5,
        'Foundations of Management, Microeconomics, Business Mathematics, Economic History, Academic Practice',
        'Financial Accounting, Macroeconomics, Statistics for Business, Business Law, Communication at Work',
      ),
      yearOf(
        3,
        'Corporate Finance, Operations Management, Research Design, Consumer Behaviour, Game Theory',
        'International Trade, Project Management, Business Analytics, Brand Management, Econometrics',
      ),
      yearOf(
        3,
        'Strategy, Sustainable Enterprise, Taxation, Leadership, Public Economics',
        'Entrepreneurship, Corporate Governance, Supply Chains, Negotiation, Monetary Policy',
      ),
    ],
  },
  {
    department: 'Engineering',
    prefix: 'EN',
    programmes: [
      { code: 'ME', name: 'BEng Mechanical Engineering' },
      { code: 'EE', name: 'BEng Electrical Engineering' },
    ],
    years: [
      yearOf(
        5,
        'Engineering Mathematics I, Engineering Drawing, Physics of Materials, Workshop Practice, Electricity',
        'Engineering Mathematics II, Mechanics, Circuits, Programming for Engineers, Measurement',
      ),
      yearOf(
        3,
        'Engineering Mathematics III, Control Systems, Thermodynamics, Machine Elements, Analogue Electronics',
        'Numerical Methods, Signals, Product Design, Fluid Mechanics, Power Systems',
      ),
      yearOf(
        3,
        'Robotics, Quality and Reliability, Energy Systems, Structural Analysis, Embedded Systems',
        'Engineering Economics, Automation, Safety Engineering, Vibrations, Communication Systems',
      ),
    ],
  },
  {
    department: 'Natural Sciences',
    prefix: 'NS',
    programmes: [
      { code: 'BI', name: 'BSc Biology' },
      { code: 'CH', name: 'BSc Chemistry' },
    ],
    years: [
      yearOf(
        5,
        'Cell Biology, General Chemistry, Mathematics for Scientists, Laboratory Skills, Earth and Climate',
        'Genetics, Organic Chemistry, Scientific Writing, Physics for Life Sciences, Biodiversity',
      ),
      yearOf(
        3,
        'Biochemistry, Data Analysis in R, Spectroscopy, Ecology, Inorganic Chemistry',
        'Molecular Biology, Analytical Chemistry, Field Methods, Animal Physiology, Physical Chemistry',
      ),
      yearOf(
        3,
        'Bioinformatics, Environmental Chemistry, Science Communication, Evolution, Catalysis',
        'Research Project Design, Toxicology, Biotechnology, Conservation, Polymer Chemistry',
      ),
    ],
  },
  {
    department: 'Humanities',
    prefix: 'HU',
    programmes: [
      { code: 'HI', name: 'BA History' },
      { code: 'EL', name: 'BA English Literature' },
    ],
    years: [
      yearOf(
        5,
        'Reading the Past, The Medieval World, Introduction to Poetry, Writing Essays, Ideas and Arguments',
        'The Early Modern World, Drama from Athens to Now, Archives and Sources, The Novel, Language and Power',
      ),
      yearOf(
        3,
        'Empires, Cultural Theory, Oral History, The Industrial City, Romanticism',
        'Migration, Film and Society, Digital Humanities, Revolutions, Modernism',
      ),
      yearOf(
        3,
        'Memory and Museums, World Literature, Politics of Heritage, Cold War Europe, Shakespeare Today',
        'Dissertation Workshop, Environmental History, Publishing, Decolonisation, Contemporary Poetry',
      ),
    ],
  },
  {
    department: 'Health',
    prefix: 'HE',
    programmes: [
      { code: 'NU', name: 'BSc Nursing' },
      { code: 'PH', name: 'BSc Public Health' },
    ],
    years: [
      yearOf(
        5,
        'Anatomy and Physiology I, Health and Society, Communication in Care, Microbiology, Study Skills for Health',
        'Anatomy and Physiology II, Psychology of Health, Evidence in Practice, Nutrition, Professional Values',
      ),
      yearOf(
        3,
        'Pathophysiology, Epidemiology, Health Law, Acute Care, Health Statistics',
        'Pharmacology, Health Promotion, Mental Health, Care of Older People, Global Health',
      ),
      yearOf(
        3,
        'Leadership in Health, Ethics of Care, Health Economics, Complex Care, Health Policy',
        'Quality Improvement, Disaster Response, Digital Health, Palliative Care, Programme Evaluation',
      ),
    ],
  },
]
