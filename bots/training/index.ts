export { playerWith, type Round, type TrainingPlan, train } from './train.ts';
export { trainedPlayer } from './trained-player.ts';
