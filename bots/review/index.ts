export { accuracy, turningPoints } from './accuracy.ts';
export { type Assessment, type AssessOptions, assess } from './assess.ts';
export { type Decision, decisionsOf } from './decisions.ts';
export { type Assess, type ReviewedDecision, type ReviewedLine, type ReviewPlan, review, worthOfLine } from './review.ts';
