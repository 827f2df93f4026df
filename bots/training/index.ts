export { learnHabits } from './learn-habits.ts';
export { learnOpenings } from './learn-openings.ts';
export { learnWeights } from './learn-weights.ts';
export { playerWith, type Round, type TrainingPlan, trainedPlayer } from './trained-player.ts';
