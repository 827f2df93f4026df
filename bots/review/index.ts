export { accuracy, turningPoints } from './accuracy.ts';
export { type Assessment, type AssessOptions, assess } from './assess.ts';
export { type Decision, decisionsOf, type Played } from './decisions.ts';
export { recordOf } from './record.ts';
export { type Assess, type ReviewedDecision, type ReviewedLine, type ReviewPlan, review, worthOfLine } from './review.ts';
